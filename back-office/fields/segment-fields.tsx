import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import type { ReactNode } from 'react';
import { SegmentSelect } from './segment-select.tsx';

/** The segments that something has chosen, by their cuids. */
export interface SegmentsChosen {
  readonly people_segment: string | null;
  readonly availabilities_segment: string | null;
}

/** The same as they are called, for who may not read segments. */
export type NamedSegments = Pick<Answer<'getCoupon'>, keyof SegmentsChosen>;

interface Props {
  readonly value: SegmentsChosen;
  readonly named: NamedSegments | null;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
  readonly onChange: (chosen: Partial<SegmentsChosen>) => void;
}

/** For whom something is, by a segment of families or of participants, and off which dates, by one of dates. */
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
