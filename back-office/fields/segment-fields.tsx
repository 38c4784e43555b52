import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import type { ReactNode } from 'react';
import { SegmentSelect } from './segment-select.tsx';

/** The chosen segments of a record, by their cuids. */
export interface SegmentsChosen {
  readonly people_segment: string | null;
  readonly availabilities_segment: string | null;
}

/** The same segments with their names, for staff without access to segments. */
export type NamedSegments = Pick<Answer<'getCoupon'>, keyof SegmentsChosen>;

interface Props {
  readonly value: SegmentsChosen;
  readonly named: NamedSegments | null;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
  readonly onChange: (chosen: Partial<SegmentsChosen>) => void;
}

/**
 * The people that a record applies to, by a segment of families or participants, and its dates, by
 * a segment of dates.
 */
export function SegmentFields({ value, named, errors, disabled, onChange }: Props) {
  const texts = useTexts('office-segments').chosen;
  return (
    <>
      <SegmentSelect
        of="PEOPLE"
        label={texts.people}
        placeholder={texts.everybody}
        value={value.people_segment}
        named={named?.people_segment ?? null}
        error={errors['people_segment']}
        disabled={disabled}
        onChange={(people_segment) => onChange({ people_segment })}
      />
      <SegmentSelect
        of="DATES"
        label={texts.dates}
        placeholder={texts.all_dates}
        value={value.availabilities_segment}
        named={named?.availabilities_segment ?? null}
        error={errors['availabilities_segment']}
        disabled={disabled}
        onChange={(availabilities_segment) => onChange({ availabilities_segment })}
      />
    </>
  );
}
