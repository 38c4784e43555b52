import { splitLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Site } from '../site.ts';
import { boxedIn, tagOf, watchBoxes } from './boxes.ts';
import { createDraft } from './draft.ts';
import { heardFrom, tellOffice } from './office.ts';
import { takePresses } from './presses.ts';
import { takeUndoKeys } from './undo-keys.ts';
import { createWriter } from './writer.ts';

interface Connection {
  /** Asks the office to show the page of a link; its path may have a language. */
  readonly want: (href: string) => void;
  /** Begins to take messages; a second call does nothing. */
  readonly open: () => void;
}

/**
 * Connects a preview to the back-office that frames it: it draws what the office says is written,
 * and reports what is pressed and typed in the page.
 */
export function connectOffice(site: Site, origin: string): Connection {
  const office = { window: window.parent, origin };
  const tell = tellOffice(office);
  const { state } = site.store.shown().page;
  let refused = '[]';
  let wanted: string | null = null;
  let chosen: string | null = null;
  let boxes: (() => void) | null = null;

  const scroll = () => {
    const tag = wanted === null ? null : tagOf(document, wanted);
    const box = tag === null ? undefined : boxedIn(tag)[0];
    if (box === undefined) return;
    wanted = null;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
  };

  const draft = createDraft(site, (ids) => {
    writer.drew();
    if (JSON.stringify(ids) !== refused) tell({ type: 'refused', ids: [...ids] });
    refused = JSON.stringify(ids);
    boxes?.();
    scroll();
  });

  const writer = createWriter({ draft, tell });

  const hear = (event: MessageEvent) => {
    const message = heardFrom(office, event);
    if (message === null) return;
    if (message.type === 'show') {
      if (message.fixed === true) writer.end();
      draft.show(message);
    } else if (message.type === 'change') draft.change(message);
    else {
      chosen = message.id;
      wanted = chosen;
      scroll();
    }
  };

  return {
    want: (href) => {
      const { pathname } = new URL(href, window.location.href);
      tell({ type: 'wanted', path: splitLanguage(pathname).path });
    },
    open: () => {
      if (boxes !== null) return;
      boxes = watchBoxes((places) => tell({ type: 'boxes', ...places }));
      window.addEventListener('message', hear);
      // at another width, what is chosen stays in sight
      window.addEventListener('resize', () => {
        wanted = chosen;
        scroll();
      });
      takePresses({
        isWritten: writer.isWritten,
        pressed: writer.press,
        followed: (path) => tell({ type: 'wanted', path }),
      });
      takeUndoKeys((step) => {
        writer.end();
        tell({ type: 'stepped', step });
      });
      window.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape' && draft.isFixed()) tell({ type: 'left' });
      });
      const { path, language, build } = state;
      tell({ type: 'ready', path, language, build: build.slice(0, 100) });
      boxes();
    },
  };
}
