import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { SelectionBar } from '../pieces/schedule/selection-bar.tsx';

interface RegisterBarProps {
  /** The cuids of the chosen availabilities. */
  readonly cuids: readonly string[];
  readonly clear: (() => void) | null;
}

/** The number of chosen dates, and a link to the page that adds them together (2 §2). */
export const RegisterBar = ({ cuids, clear }: RegisterBarProps): ReactElement => {
  const texts = useTexts('catalogue-dates').schedule;
  const navigate = useNavigate();
  const count = cuids.length;
  return (
    <SelectionBar
      label={count === 0 ? texts.nothing_chosen : texts.chosen(count)}
      wrong={false}
      ready={count > 0}
      action={texts.register}
      onAction={() => navigate(`/cart/add${withChanges('', { availabilities: cuids })}`)}
      onClear={clear}
    />
  );
};
