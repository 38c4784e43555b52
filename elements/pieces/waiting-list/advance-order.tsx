import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { type ComponentType, type ReactElement, useState } from 'react';
import type { AdvanceOrderDialogProps } from './advance-order-dialog.tsx';

/**
 * A button that orders a place in advance, or withdraws that order; nothing when the activity does
 * not offer it. Its dialog is loaded when it is first opened.
 */
export const AdvanceOrder = ({
  entry,
  name,
}: {
  readonly entry: Answer<'listWaitingListEntries'>['data'][number];
  /** The participant and the activity, for screen readers. */
  readonly name: string;
}): ReactElement | null => {
  const texts = useTexts('waiting-list');
  const answers = useAnswers();
  const [Dialog, setDialog] = useState<ComponentType<AdvanceOrderDialogProps> | null>(null);
  const withdraw = useAction('withdrawAdvanceOrder', {
    onDone: () => answers.invalidate('listWaitingListEntries'),
  });
  if (entry.advance_order === null) return null;
  if (entry.advance_order.price !== null)
    return (
      <Button
        kind="white"
        size="small"
        aria-label={texts.advance_withdraw_of(name)}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ waiting_list_entry_id: entry.id })}
      >
        {texts.advance_withdraw}
      </Button>
    );
  const open = () =>
    void import('./advance-order-dialog.tsx').then((module) =>
      setDialog(() => module.AdvanceOrderDialog),
    );
  return (
    <>
      <Button size="small" aria-label={texts.advance_order_of(name)} onClick={open}>
        {texts.advance_order}
      </Button>
      {Dialog !== null && <Dialog entry={entry} onClose={() => setDialog(null)} />}
    </>
  );
};
