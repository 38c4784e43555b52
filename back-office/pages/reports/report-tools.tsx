import { Button, SegmentedControl, Select } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NAMED_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { FilterPeriod } from '../../lists/filter-select.tsx';
import type { ReportAddress } from './use-report-address.ts';

const PERIODS = [...NAMED_PERIODS, 'OWN'] as const;

export type DimensionName = keyof Texts['reports']['dimensions'];

/** The period of a report: one with a name, or any days. */
export function PeriodChoice({ address }: { address: Omit<ReportAddress, 'by'> }) {
  const texts = useTexts('reports');
  return (
    <>
      <Select
        aria-label={texts.period}
        data={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        value={address.period}
        onChange={(value) => {
          const chosen = PERIODS.find((one) => one === value);
          if (chosen !== undefined) address.choose(chosen);
        }}
        allowDeselect={false}
        w={270}
      />
      {address.period === 'OWN' ? (
        <FilterPeriod list={address.list} from={texts.from} to={texts.to} />
      ) : null}
    </>
  );
}

/** By what the lines of a report are grouped. */
export function DimensionChoice(props: {
  address: Pick<ReportAddress, 'list' | 'by'>;
  dimensions: readonly DimensionName[];
}) {
  const texts = useTexts('reports');
  const { list, by } = props.address;
  return (
    <SegmentedControl
      aria-label={texts.by}
      size="xs"
      data={props.dimensions.map((value) => ({ value, label: texts.dimensions[value] }))}
      value={by}
      onChange={(value) => list.set({ by: value })}
    />
  );
}

/** Prints the report as it is shown. */
export function PrintButton() {
  const texts = useTexts('reports');
  return (
    <Button variant="default" onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
