import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { MembershipState } from './membership-state.tsx';

type Row = Answer<'listOfficeCustomerMemberships'>['data'][number];

/** Returns the looks of the columns of sold memberships, the same in every list. */
export function useSoldMembershipLooks() {
  const texts = useTexts('office-customer-memberships');
  const formats = useFormats();
  return {
    participant: {
      under: 'family' as const,
      render: ({ participant }: Row) => participant?.fullname ?? texts.anybody,
    },
    state: { render: ({ status }: Row) => <MembershipState status={status} /> },
    until: {
      width: WIDTHS.date,
      render: ({ expires_at }: Row) => formats.lastDay(expires_at),
    },
  };
}
