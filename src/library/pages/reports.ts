/**
 * Where a reader’s report goes: the address of a page or of a letter box. Null for an empty value.
 * Throws if the value is neither.
 */
export function reportsAddress(reports: string): string | null {
  if (reports === '') return null;
  if (/^https:\/\/[^/\s]+\/?\S*$/.test(reports) || /^mailto:[^@\s]+@[^@\s]+$/.test(reports)) return reports;
  throw new Error(
    `REPORTS: found ${reports}, expected the address of a page that takes reports, such as https://github.com/owner/name/issues/new, or mailto:name@example.org`,
  );
}
