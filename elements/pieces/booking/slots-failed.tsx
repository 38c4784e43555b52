import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import type { ReactElement } from 'react';

/** Replaces the free hours when they could not be read; `again` tries once more. */
export const SlotsFailed = ({ again }: { readonly again: () => Promise<void> }): ReactElement => {
  const { slots_failed } = useTexts('resources');
  const { retry } = useTexts('shell');
  return (
    <Notice
      tone="yellow"
      action={
        <Button kind="white" size="small" onClick={() => void again()}>
          {retry}
        </Button>
      }
    >
      {slots_failed}
    </Notice>
  );
};
