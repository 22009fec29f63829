/** A question with choices of which one is right, and why. */
interface Marked {
  readonly id: string;
  readonly ask: { readonly choices: readonly { readonly right: boolean; readonly because: string }[] };
}

/** The letter of a choice: `a` for the first. */
export const letter = (i: number): string => String.fromCharCode(97 + i);

/** Prints how an answer was marked, and why. Returns whether it was right. */
export function mark({ id, ask }: Marked, answer: string): boolean {
  const right = ask.choices.findIndex((choice) => choice.right);
  const chosen = ask.choices[answer.charCodeAt(0) - 97];
  const isRight = chosen?.right === true;
  const why = `, right is ${letter(right)}: ${[...new Set([ask.choices[right]!.because, chosen?.because ?? ''])].join(' ')}`;
  console.log(`${isRight ? '✓' : '✗'} ${id}: ${answer}${isRight ? '' : why}`);
  return isRight;
}
