/** A step of the check and its time. */
export interface Timed {
  readonly script: string;
  readonly seconds: number;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The line with the times: `4 min 5 s: format:check 12 s, …`. Steps that run at the same time add up to more than the total. */
export const times = (seconds: number, parts: readonly Timed[]): string =>
  `${duration(seconds)}: ${parts.map((part) => `${part.script} ${duration(part.seconds)}`).join(', ')}`;
