import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useRef, useState } from 'react';
import { say } from '../data/messages.ts';
import { useAction } from '../data/use-action.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { writtenOf } from './draft-keeper.ts';
import type { Keeping } from './draft-keeping.ts';
import { isSame } from './history.ts';
import type { Editor } from './use-editor.ts';
import { LISTS, type MenuAct, usePageMenu } from './use-page-menu.ts';

type OfficePage = Answer<'getOfficePage'>;

/** The acts on the page as a whole. */
export interface PageActs {
  /** True when what is written is not what is online. */
  readonly publishable: boolean;
  readonly publishing: boolean;
  readonly publish: () => Promise<boolean>;
  readonly restore: (number: number) => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /**
   * The path at which the page is online; null where it has none, or one of each record, or where
   * it was opened with a draft that may have another.
   */
  readonly path: string | null;
  /** The addresses that lead to the page, as it is now. */
  readonly redirects: readonly string[];
  /** The acts of the menu, those that the page allows. */
  readonly menu: readonly MenuAct[];
}

/** Publishing, going back to a version, taking offline and deleting the page of an editor. */
export function usePageActs(opened: OfficePage, editor: Editor): PageActs {
  const texts = useTexts('office-builder');
  const call = useClient();
  const pick = usePickText();
  const [state, setState] = useState(opened);
  const [online, setOnline] = useState(() => (isOnline(opened) ? writtenOf(opened) : null));
  const publishAction = useAction('publishPage', { refreshes: LISTS });
  const restoreAction = useAction('restorePageVersion', { refreshes: LISTS, done: '' });
  const { cuid } = opened;
  const { keeper } = editor;
  const publishable = online === null || !isSame(online, editor.page);

  const read = async (isPublic: boolean) => {
    const page = await call('getOfficePage', { page: cuid });
    setState(page);
    editor.takeUp(page);
    if (isPublic || isOnline(page)) setOnline(writtenOf(page));
  };
  const running = useRef(false);
  /**
   * Runs an act on the page as it is kept, and reads what has become of it. Nothing while another
   * one runs: a second press is the same wish.
   */
  const run = async (act: (version: number) => Promise<unknown>, isPublic = false) => {
    if (running.current) return false;
    running.current = true;
    try {
      if (!(await keeper.flush())) {
        say({ message: notKept(keeper.keeping(), texts), color: 'red' });
        return false;
      }
      await act(keeper.version());
      await read(isPublic);
      return true;
    } catch {
      // the sentence of the refusal is shown
      return false;
    } finally {
      running.current = false;
    }
  };
  /** Settles a conflict with the page as the server has it now. */
  const settle = async (choose: () => Promise<void>) => {
    try {
      await choose();
    } catch (error) {
      say({ message: error instanceof Error ? error.message : '', color: 'red' });
    }
  };
  const restore = async (number: number) => {
    const done = await run((version) => restoreAction.mutateAsync({ page: cuid, number, version }));
    if (done) say({ message: texts.version_restored, color: 'green' });
  };
  const menu = usePageMenu({
    state,
    title: pick(editor.page.title),
    publishable,
    run: (act) => void run(act),
  });
  const isPublished = state.published_at !== null || state.ours;
  return {
    publishable,
    publishing: publishAction.isPending,
    publish: () => run((version) => publishAction.mutateAsync({ page: cuid, version }), true),
    restore: (number) => void restore(number),
    takeTheirs: () => void settle(() => read(false)),
    keepMine: () =>
      void settle(async () => editor.keepOver(await call('getOfficePage', { page: cuid }))),
    path: isPublished && online !== null && !online.pathname.includes('$') ? online.pathname : null,
    redirects: state.redirects,
    menu,
  };
}

type Words = ReturnType<typeof useTexts<'office-builder'>>;

/** Returns why what is written did not come to the server, in words. */
function notKept(keeping: Keeping, texts: Words): string {
  if (keeping.state === 'refused') return keeping.sentence;
  return keeping.state === 'conflict' ? texts.conflict_unknown : texts.offline;
}

/** Tests whether what is written of a page is what the public sees. */
const isOnline = (page: OfficePage): boolean =>
  page.draft_at === null && (page.published_at !== null || page.ours);
