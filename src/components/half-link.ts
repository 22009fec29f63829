/**
 * Goes to the place of this page that a link means to whose end a sentence has added something: a
 * full stop, a comma, a bracket. Links to steps of boards are read by `deep-link.ts`. (The two
 * share no module, because it would need a request of its own.)
 */
export function mendHalfLinks(): void {
  const open = () => {
    try {
      const name = decodeURIComponent(location.hash.slice(1));
      const meant = name.replace(/[^\p{L}\p{N}]+$/u, '');
      const isThere = (id: string) => document.getElementById(id) !== null;
      if (meant !== name && !isThere(name) && isThere(meant)) location.replace(`#${meant}`);
    } catch {
      // What cannot be decoded names no place.
    }
  };
  addEventListener('hashchange', open);
  open();
}
