import { Button, SegmentedControl } from '@mantine/core';
import { reportFilterSet } from '@ribambelle/api/reports/report-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';

export type DimensionName = keyof Texts['reports']['dimensions'];

/** The period of a report: one with a name, or any days. */
export function ReportPeriod({ list }: { list: ListAddress }) {
  return <DeclaredFilters list={list} name="reports" filters={reportFilterSet} />;
}

/** The grouping of the lines of a report; Back leads to the earlier grouping. */
export function DimensionChoice(props: {
  list: ListAddress;
  by: DimensionName;
  dimensions: readonly DimensionName[];
}) {
  const texts = useTexts('reports');
  const { list, by } = props;
  return (
    <SegmentedControl
      aria-label={texts.by}
      size="xs"
      data={props.dimensions.map((value) => ({ value, label: texts.dimensions[value] }))}
      value={by}
      onChange={(value) => list.set({ by: value }, { step: true })}
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
