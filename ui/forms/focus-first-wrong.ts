const reachable = ['input:not([type="hidden"])', 'select', 'textarea', 'button']
  .map((field) => `${field}:not([disabled])`)
  .join();

/**
 * Focuses the first invalid field on the page; in a group of choices, the first that can be chosen.
 * If none can, scrolls the group into view, so that its message is read.
 */
export const focusFirstWrong = (nodes: readonly (HTMLElement | null)[]): void => {
  const [first] = nodes
    .filter((node) => node !== null)
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  if (first === undefined) return;
  const target = first.matches(reachable) ? first : first.querySelector<HTMLElement>(reachable);
  if (target === null) first.scrollIntoView({ block: 'center' });
  else target.focus();
};
