const reachable = 'input:not([type="hidden"]), select, textarea, button';

/** Puts the focus on the wrong field that comes first on the page; in a group of choices, on its first choice. */
export const focusFirstWrong = (nodes: readonly (HTMLElement | null)[]): void => {
  const [first] = nodes
    .filter((node) => node !== null)
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  if (first === undefined) return;
  const target = first.matches(reachable) ? first : first.querySelector<HTMLElement>(reachable);
  target?.focus();
};
