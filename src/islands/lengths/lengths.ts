import { BothUnits } from './page.ts';

/** The style of what is loaded for some readers only; the pages of all have no room for it. */
const STYLE = `
.both { color: var(--ink-2); white-space: nowrap }
[data-lengths][aria-pressed=true] { border-color: var(--accent); background: var(--accent-soft); font-weight: 600 }`;

/** The pages whose switch has been used, by their switch. */
const begun = new WeakMap<Element, BothUnits>();

/** Whether both units are stored as the reader’s choice; null where storage is forbidden. */
function stored(): boolean | null {
  try {
    return !!localStorage['lengths'];
  } catch {
    return null;
  }
}

function store(isOn: boolean): void {
  try {
    if (isOn) localStorage['lengths'] = 'both';
    else localStorage.removeItem('lengths');
  } catch {
    // Then the choice lasts as long as the page.
  }
}

function show(button: Element, both: BothUnits, isOn: boolean): void {
  both.show(isOn);
  button.setAttribute('aria-pressed', String(isOn));
}

function begin(button: Element): BothUnits {
  const both = new BothUnits(document.getElementsByTagName('main')[0]!);
  begun.set(button, both);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  // The page itself only watches for when another tab switches it on.
  const follow = () => show(button, both, stored() ?? button.ariaPressed === 'true');
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return both;
}

/**
 * Tells the lengths of the page in both units or no longer, and shows on the switch which of them:
 * the other of the two if the reader has just pressed it, and stores that; otherwise what is
 * stored.
 */
export function tellLengths(button: Element, isPressed: boolean): void {
  const both = begun.get(button) ?? begin(button);
  const isOn = isPressed ? button.ariaPressed !== 'true' : stored() === true;
  if (isPressed) store(isOn);
  show(button, both, isOn);
}
