import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { useMay } from '../data/session.tsx';
import { useAction } from '../data/use-action.ts';
import { confirm } from '../panels/confirm.tsx';
import { leaveFreely } from '../panels/unsaved.ts';

/** An act in the menu of the page. */
export interface MenuAct {
  readonly label: string;
  readonly run: () => void;
  readonly red?: boolean;
}

/** The lists in which a page stands. */
export const LISTS = ['listOfficePages', 'listPageVersions'] as const;

/**
 * Returns the acts that the state of a page and the rights of its reader allow: dropping what is
 * not published, taking offline or putting ours back, deleting. Each asks first.
 */
export function usePageMenu(input: {
  readonly state: Answer<'getOfficePage'>;
  readonly title: string;
  readonly publishable: boolean;
  /** Runs an act on the page as it is kept. */
  readonly run: (act: (version: number) => Promise<unknown>) => void;
}): readonly MenuAct[] {
  const { state, title, publishable, run } = input;
  const texts = useTexts('office-builder');
  const { cancel } = useTexts('office');
  const may = useMay();
  const navigate = useNavigate();
  const discard = useAction('deletePageDraft', { refreshes: LISTS, done: texts.discarded });
  const offline = useAction('unpublishPage', { refreshes: LISTS });
  const remove = useAction('deletePage', { refreshes: LISTS });
  const { cuid: page, ours } = state;
  const isPublic = state.published_at !== null;
  const acts: MenuAct[] = [];
  const offer = (act: MenuAct & { readonly title?: string; readonly consequence: string }) =>
    acts.push({
      label: act.label,
      ...(act.red === true ? { red: true } : {}),
      run: () =>
        confirm({
          title: act.title ?? act.label,
          consequence: act.consequence,
          yes: act.label,
          no: cancel,
          run: act.run,
        }),
    });
  if (may('website-pages.update') && publishable && (ours || isPublic))
    offer({
      label: texts.discard,
      title: texts.discard_question,
      consequence: texts.discard_consequence,
      run: () => run((version) => discard.mutateAsync({ page, version })),
    });
  if (may('website-pages.update') && isPublic)
    offer({
      label: ours ? texts.put_back : texts.take_offline,
      consequence: ours ? texts.put_back_consequence : texts.take_offline_consequence,
      red: true,
      run: () => run((version) => offline.mutateAsync({ page, version })),
    });
  if (may('website-pages.delete') && !ours)
    offer({
      label: texts.delete_page,
      title: texts.delete_question(title),
      consequence: texts.delete_consequence,
      red: true,
      run: () => {
        const onSuccess = () => leaveFreely(() => void navigate('/pages'));
        remove.mutate({ page }, { onSuccess });
      },
    });
  return acts;
}
