import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useAvailabilityPages } from '../pieces/cart/use-availability-pages.ts';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import { useAddForm } from '../pieces/registration-form/use-add-form.ts';
import { AtOnce } from './at-once.tsx';

interface AddPanelProps {
  readonly availabilities: readonly { readonly cuid: string }[];
  readonly wanted_dates: readonly string[];
  readonly now: string;
}

/**
 * One form for the whole selection; a visitor signs in first and comes back with the same
 * selection.
 */
export const AddPanel = ({ availabilities, wanted_dates, now }: AddPanelProps): ReactElement => {
  const { add_page: texts } = useTexts('cart');
  const session = useSession();
  const AddForm = useAddForm(session?.customer != null);
  const cuids = availabilities.map(({ cuid }) => cuid);
  const pages = useAvailabilityPages(session?.customer == null ? [] : cuids);
  if (session !== undefined && session.customer === null) return <LoginPrompt />;
  if (cuids.length === 0) return <Notice tone="yellow" title={texts.not_open} />;
  if (session === undefined || AddForm === null || pages === undefined)
    return <Skeleton shape="text" count={3} />;
  // another selection makes another form: choices for the others are kept by their ids only while
  // they are in it
  return (
    <AddForm
      key={cuids.join(',')}
      availabilities={pages}
      wanted_dates={wanted_dates}
      now={now}
      session={session}
      renderUnderDates={(chosen) => <AtOnce availabilities={pages} chosen={chosen} />}
    />
  );
};
