interface Typing {
  /** An element of the page with nothing but one text in it. */
  readonly leaf: HTMLElement;
  /** True when the text may have several lines. */
  readonly lines: boolean;
  readonly typed: (text: string) => void;
  readonly ended: () => void;
}

/** The one text in an element that has nothing else in it; null for any other element. */
export function onlyText(element: Element): Text | null {
  const { firstChild, lastChild } = element;
  return firstChild instanceof Text && firstChild === lastChild ? firstChild : null;
}

/**
 * Lets a text of the page be written where it stands, until it loses the focus, Escape is pressed,
 * or Enter in a text of one line. At the end the page is as React left it: the text was reported,
 * and is drawn from the settings. Returns a function that ends it.
 */
export function typeInPage({ leaf, lines, typed, ended }: Typing): () => void {
  const node = onlyText(leaf);
  const before = node?.nodeValue ?? '';
  const { whiteSpace } = leaf.style;
  let over = false;
  const report = () => typed(lines ? leaf.innerText : leaf.textContent);
  const end = () => {
    if (over) return;
    over = true;
    leaf.removeEventListener('input', report);
    leaf.removeEventListener('blur', end);
    leaf.removeEventListener('keydown', key);
    leaf.removeAttribute('contenteditable');
    leaf.style.whiteSpace = whiteSpace;
    if (node !== null) {
      leaf.replaceChildren(node);
      node.nodeValue = before;
    }
    ended();
  };
  const key = (event: KeyboardEvent) => {
    // a link or a button above must not take them
    event.stopPropagation();
    const ends = event.key === 'Escape' || (event.key === 'Enter' && !lines);
    if (!ends || event.isComposing) return;
    event.preventDefault();
    end();
  };
  leaf.setAttribute('contenteditable', 'plaintext-only');
  // where spaces collapse, a browser types some that do not break
  leaf.style.whiteSpace = 'pre-wrap';
  leaf.addEventListener('input', report);
  leaf.addEventListener('blur', end);
  leaf.addEventListener('keydown', key);
  leaf.focus({ preventScroll: true });
  return end;
}

/** Puts the caret where the text was pressed; at its end where the browser cannot tell. */
export function placeCaret(
  leaf: HTMLElement,
  at: { readonly x: number; readonly y: number },
): void {
  const selection = window.getSelection();
  const place =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(at.x, at.y) : null;
  if (place !== null && leaf.contains(place.offsetNode))
    selection?.collapse(place.offsetNode, place.offset);
  else {
    selection?.selectAllChildren(leaf);
    selection?.collapseToEnd();
  }
}
