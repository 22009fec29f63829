/** A part of the check, and how long it took. */
export interface Timed {
  readonly script: string;
  readonly seconds: number;
}

function spoken(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The line that tells how long a run took, `4 min 5 s: format:check 12 s, …`; parts that ran at the same time come to more than the whole. */
export const times = (seconds: number, parts: readonly Timed[]): string =>
  `${spoken(seconds)}: ${parts.map((part) => `${part.script} ${spoken(part.seconds)}`).join(', ')}`;
