/**
 * Opens and closes panels in browsers before 2024, which know no popovers: by the buttons that name
 * them, by Escape, and by a press outside them.
 */
export function openPanelsByHand(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const panel_id = target.closest('[popovertarget]')?.getAttribute('popovertarget') ?? null;
    const panel = panel_id === null ? null : page.getElementById(panel_id);
    for (const open of page.querySelectorAll('[popover][data-open]')) {
      if (open !== panel && !open.contains(target)) open.removeAttribute('data-open');
    }
    panel?.toggleAttribute('data-open');
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      for (const open of page.querySelectorAll('[popover][data-open]'))
        open.removeAttribute('data-open');
  });
}
