import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { say } from '../data/messages.ts';
import { useAction } from '../data/use-action.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { writtenOf } from './draft-keeper.ts';
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
  /** Runs an act on the page as it is kept, and reads what has become of it. */
  const run = async (act: (version: number) => Promise<unknown>, isPublic = false) => {
    if (!(await keeper.flush())) return false;
    try {
      await act(keeper.version());
      await read(isPublic);
      return true;
    } catch {
      // the sentence of the refusal is shown
      return false;
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
  return {
    publishable,
    publishing: publishAction.isPending,
    publish: () => run((version) => publishAction.mutateAsync({ page: cuid, version }), true),
    restore: (number) => void restore(number),
    takeTheirs: () => void read(false),
    menu,
  };
}

/** Tests whether what is written of a page is what the public sees. */
const isOnline = (page: OfficePage): boolean =>
  page.draft_at === null && (page.published_at !== null || page.ours);
