import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { FormGrid } from '@ribambelle/ui/forms/form-grid.tsx';
import { Switch } from '@ribambelle/ui/forms/switch.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { FieldGroup } from '../pieces/person/auth-frame.tsx';
import { CustomFields } from '../pieces/person/custom-fields.tsx';
import type { CustomField } from '../pieces/person/custom-values.ts';
import type { InputOf } from '../pieces/person/input-of.ts';

interface ParticipantPartProps {
  readonly fields: readonly CustomField[];
  readonly input: InputOf;
  readonly wanted: boolean;
  readonly onWanted: (wanted: boolean) => void;
}

/** A first participant, for families that come to register somebody (1 §9.2). */
export const ParticipantPart = ({
  fields,
  input,
  wanted,
  onWanted,
}: ParticipantPartProps): ReactElement => {
  const texts = useTexts('sign-in');
  const customers = useTexts('customers');
  return (
    <FieldGroup title={texts.participant}>
      <Switch
        label={texts.with_participant}
        description={texts.with_participant_help}
        checked={wanted}
        onChange={(event) => onWanted(event.currentTarget.checked)}
      />
      {wanted && (
        <>
          <FormGrid>
            <TextInput
              label={customers.firstname}
              optional_mark={customers.optional}
              autoComplete="off"
              {...input('participant.firstname')}
            />
            <TextInput
              label={customers.lastname}
              optional_mark={customers.optional}
              autoComplete="off"
              {...input('participant.lastname')}
            />
          </FormGrid>
          <DateInput
            label={customers.birthdate}
            required
            autoComplete="off"
            {...input('participant.birthdate')}
          />
          <CustomFields fields={fields} input={input} path="participant.custom_data" making />
        </>
      )}
    </FieldGroup>
  );
};
