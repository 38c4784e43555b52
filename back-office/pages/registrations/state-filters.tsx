import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useMay } from '../../data/session.tsx';

const PAYMENTS = ['OUTSTANDING', 'OVERDUE', 'COMPLETE', 'FREE'] as const;

/** The filters of registrations by their state: paid or not (for who may see money), cancelled or not. */
export function StateFilters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-registrations');
  const may = useMay();
  const payments = PAYMENTS.map((value) => ({ value, label: texts.payments[value] }));
  const cancelled = [
    { value: 'false', label: texts.not_cancelled },
    { value: 'true', label: texts.only_cancelled },
  ];
  return (
    <>
      {may('payments.read') ? (
        <FilterSelect list={list} name="payment" label={texts.payment} options={payments} w={125} />
      ) : null}
      <FilterSelect
        list={list}
        name="cancelled"
        label={texts.filter_cancelled}
        options={cancelled}
        w={160}
      />
    </>
  );
}
