import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { BundleState } from './bundle-state.tsx';

type Row = Answer<'listOfficeCustomerBundles'>['data'][number];

/** Returns the looks of the columns of sold bundles, the same in every list. */
export function useSoldBundleLooks() {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  return {
    participant: {
      under: 'family' as const,
      render: ({ participant }: Row) => participant?.fullname ?? texts.anybody,
    },
    capacity: {
      width: WIDTHS.registrations,
      render: ({ capacity }: Row) => capacity ?? texts.unlimited,
    },
    state: { render: ({ status }: Row) => <BundleState status={status} /> },
    until: {
      width: WIDTHS.date,
      render: ({ expires_at }: Row) =>
        expires_at === null ? texts.no_end : formats.lastDay(expires_at),
    },
  };
}
