import { NumberInput, Stack, Textarea } from '@mantine/core';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../data/session.tsx';
import { GiveBackFields } from '../pages/registrations/give-back-fields.tsx';
import type { Decided } from './change-of.ts';

/** The reason for cancelling registrations, and the use of the money paid for each. */
export function CancelFields({
  decided,
  decide,
}: {
  decided: Decided;
  decide: (decided: Decided) => void;
}) {
  const texts = useTexts('bulk-actions');
  const registrations = useTexts('office-registrations');
  const language = useLanguage();
  const may = useMay();
  return (
    <Stack gap="sm">
      <Textarea
        label={texts.cancel_reason}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={decided.reason}
        onChange={({ currentTarget }) => decide({ ...decided, reason: currentTarget.value })}
      />
      {may('payments.refund') ? (
        <GiveBackFields
          decided={decided.give_back}
          decide={(give_back) => decide({ ...decided, give_back })}
          part={
            <NumberInput
              label={registrations.give.share}
              value={decided.given_percent ?? ''}
              onChange={(value) =>
                decide({ ...decided, given_percent: value === '' ? null : Number(value) })
              }
              min={0.01}
              max={99.99}
              decimalScale={2}
              suffix=" %"
              hideControls
              decimalSeparator={HABITS[language].decimal_mark}
              allowedDecimalSeparators={['.', ',']}
              w={230}
            />
          }
        />
      ) : null}
    </Stack>
  );
}
