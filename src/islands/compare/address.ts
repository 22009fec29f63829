/** The address of this page with some parts set; null takes a part out. */
export function addressWith(parts: Readonly<Record<string, string | null>>, hash = location.hash): string {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) asked.delete(name);
    else asked.set(name, value);
  }
  // Commas are allowed in an address, and easier to read.
  const search = asked.toString().replaceAll('%2C', ',');
  return `${location.pathname}${search === '' ? '' : `?${search}`}${hash}`;
}
