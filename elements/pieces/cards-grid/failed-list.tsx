import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import type { ReactElement } from 'react';

/** Replaces a list that could not be read; `again` tries once more. */
export const FailedList = ({ again }: { readonly again: () => Promise<void> }): ReactElement => {
  const texts = useTexts('shell');
  return (
    <div role="alert">
      <EmptyState
        title={texts.list_failed_title}
        text={texts.unknown_error}
        action={
          <Button kind="white" onClick={() => void again()}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  );
};
