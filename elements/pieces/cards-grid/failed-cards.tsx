import { Button } from '@ribambelle/ui/actions/button.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import type { ReactElement } from 'react';

interface FailedCardsProps {
  readonly texts: {
    readonly failed_title: string;
    readonly failed_text: string;
    readonly try_again: string;
  };
  readonly again: () => Promise<void>;
}

/** What stands where cards would, when they could not be read. */
export const FailedCards = ({ texts, again }: FailedCardsProps): ReactElement => (
  <div role="alert">
    <EmptyState
      title={texts.failed_title}
      text={texts.failed_text}
      action={
        <Button kind="white" onClick={() => void again()}>
          {texts.try_again}
        </Button>
      }
    />
  </div>
);
