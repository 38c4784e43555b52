import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';

/**
 * The button that switches the automatic renewal of a sold membership off, or on where it is
 * offered. The choice can be undone for ten seconds.
 */
export function RecurringButton({
  membership: { cuid: membership, recurring, recurring_offered },
}: {
  membership: Answer<'getOfficeCustomerMembership'>;
}) {
  const texts = useTexts('office-customer-memberships');
  const choose = useAction('setCustomerMembershipRecurring', {
    refreshes: ['getOfficeCustomerMembership', 'listOfficeCustomerMemberships'],
    undo: (call) => call('setCustomerMembershipRecurring', { membership, recurring }),
  });
  if (!recurring && !recurring_offered) return null;
  return (
    <Button
      variant="default"
      loading={choose.isPending}
      onClick={() => choose.mutate({ membership, recurring: !recurring })}
    >
      {recurring ? texts.recurring_stop : texts.recurring_start}
    </Button>
  );
}
