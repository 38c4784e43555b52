import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { GIVE_BACK_WAYS, type GiveBackWay } from '@ribambelle/domain/payments/give-back.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Select } from '../../fields/choices.tsx';
import { useOnAPhone } from '../../shell/use-on-a-phone.ts';

const HOW_MUCH = ['ALL', 'PART', 'NOTHING', 'LATER'] as const;

/**
 * The part of the money that goes back, as entered so far; LATER leaves all of it to be refunded.
 */
export interface GiveBackDecided {
  readonly how_much: (typeof HOW_MUCH)[number];
  readonly to: GiveBackWay;
  readonly kept_label: string;
}

export const ALL_GIVEN_BACK: GiveBackDecided = { how_much: 'ALL', to: 'ORIGIN', kept_label: '' };

/** The fields for the part of the payments that goes back, the way, and the name of the rest. */
export function GiveBackFields({
  decided,
  decide,
  part,
  error,
}: {
  decided: GiveBackDecided;
  decide: (decided: GiveBackDecided) => void;
  /** The field for a part of it. */
  part: ReactNode;
  /** The error of the name of the rest. */
  error?: ReactNode;
}) {
  const texts = useTexts('office-registrations').give;
  const { how_much, to, kept_label } = decided;
  // four choices side by side are wider than a dialog on a phone
  const isPhone = useOnAPhone();
  const gives_back = how_much === 'ALL' || how_much === 'PART';
  return (
    <Stack gap="sm" role="group" aria-label={texts.title}>
      <SegmentedControl
        fullWidth
        orientation={isPhone ? 'vertical' : 'horizontal'}
        aria-label={texts.title}
        data={HOW_MUCH.map((value) => ({ value, label: texts.how_much[value] }))}
        value={how_much}
        onChange={(value) =>
          decide({ ...decided, how_much: HOW_MUCH.find((one) => one === value) ?? 'ALL' })
        }
      />
      {how_much === 'PART' ? part : null}
      {gives_back ? (
        <Select
          label={texts.to}
          data={GIVE_BACK_WAYS.map((value) => ({ value, label: texts.ways[value] }))}
          value={to}
          onChange={(value) =>
            decide({ ...decided, to: GIVE_BACK_WAYS.find((one) => one === value) ?? 'ORIGIN' })
          }
          allowDeselect={false}
        />
      ) : null}
      {how_much === 'PART' || how_much === 'NOTHING' ? (
        <TextInput
          label={texts.kept_label}
          required
          maxLength={200}
          value={kept_label}
          onChange={({ currentTarget }) => decide({ ...decided, kept_label: currentTarget.value })}
          error={error}
        />
      ) : null}
    </Stack>
  );
}
