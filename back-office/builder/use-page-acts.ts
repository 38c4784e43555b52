import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../data/messages.ts';
import { useMay } from '../data/session.tsx';
import { useAction } from '../data/use-action.ts';
import { confirm } from '../panels/confirm.tsx';
import { leaveFreely } from '../panels/unsaved.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { writtenOf } from './draft-keeper.ts';
import { isSame } from './history.ts';
import type { Editor } from './use-editor.ts';

type OfficePage = Answer<'getOfficePage'>;

/** What can be done with the page as a whole. */
export interface PageActs {
  /** True when what is written is not what is online. */
  readonly publishable: boolean;
  readonly publishing: boolean;
  readonly publish: () => Promise<boolean>;
  readonly restore: (number: number) => void;
  readonly takeTheirs: () => void;
  /** The acts of the menu, those that the page allows. */
  readonly menu: readonly {
    readonly label: string;
    readonly run: () => void;
    readonly red?: boolean;
  }[];
}

const LISTS = ['listOfficePages', 'listPageVersions'] as const;

/** Publishing, going back to a version, taking offline and deleting the page of an editor. */
export function usePageActs(opened: OfficePage, editor: Editor): PageActs {
  const texts = useTexts('office-builder');
  const { cancel } = useTexts('office');
  const call = useClient();
  const may = useMay();
  const pick = usePickText();
  const navigate = useNavigate();
  const [state, setState] = useState(opened);
  const [online, setOnline] = useState(() => (isOnline(opened) ? writtenOf(opened) : null));
  const publishAction = useAction('publishPage', { refreshes: LISTS });
  const restoreAction = useAction('restorePageVersion', { refreshes: LISTS, done: '' });
  const discardAction = useAction('deletePageDraft', { refreshes: LISTS, done: texts.discarded });
  const offlineAction = useAction('unpublishPage', { refreshes: LISTS });
  const deleteAction = useAction('deletePage', { refreshes: LISTS });
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
  const ask = (
    question: { title: string; consequence: string; yes: string },
    act: (version: number) => Promise<unknown>,
  ) => confirm({ ...question, no: cancel, run: () => void run(act) });

  const title = pick(editor.page.title);
  const menu: PageActs['menu'] = [
    ...(may('website-pages.update') && publishable && (state.ours || state.published_at !== null)
      ? [
          {
            label: texts.discard,
            run: () =>
              ask(
                {
                  title: texts.discard_question,
                  consequence: texts.discard_consequence,
                  yes: texts.discard,
                },
                (version) => discardAction.mutateAsync({ page: cuid, version }),
              ),
          },
        ]
      : []),
    ...(may('website-pages.update') && state.published_at !== null
      ? [
          {
            label: state.ours ? texts.put_back : texts.take_offline,
            red: true,
            run: () =>
              ask(
                {
                  title: state.ours ? texts.put_back : texts.take_offline,
                  consequence: state.ours
                    ? texts.put_back_consequence
                    : texts.take_offline_consequence,
                  yes: state.ours ? texts.put_back : texts.take_offline,
                },
                (version) => offlineAction.mutateAsync({ page: cuid, version }),
              ),
          },
        ]
      : []),
    ...(may('website-pages.delete') && !state.ours
      ? [
          {
            label: texts.delete_page,
            red: true,
            run: () =>
              confirm({
                title: texts.delete_question(title),
                consequence: texts.delete_consequence,
                yes: texts.delete_page,
                no: cancel,
                run: () =>
                  deleteAction.mutate(
                    { page: cuid },
                    { onSuccess: () => leaveFreely(() => void navigate('/pages')) },
                  ),
              }),
          },
        ]
      : []),
  ];
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
