import { asLanguage, HABITS, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { updateSession } from '@ribambelle/api/session/update-session.ts';
import { AddressFields } from '@ribambelle/elements/pieces/person/address-fields.tsx';
import { addressToSend, addressValues } from '@ribambelle/elements/pieces/person/address-values.ts';
import { FieldGroup } from '@ribambelle/elements/pieces/person/auth-frame.tsx';
import { CustomFields } from '@ribambelle/elements/pieces/person/custom-fields.tsx';
import { customEntries, customValues } from '@ribambelle/elements/pieces/person/custom-values.ts';
import { PersonFields } from '@ribambelle/elements/pieces/person/person-fields.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';

/** The form of the profile: names, address, language of e-mails, and custom fields (1 §5). */
export const ProfileForm = ({
  customer,
  account,
}: Pick<SignedIn, 'customer' | 'account'>): ReactElement => {
  const texts = useTexts('account');
  const customers = useTexts('customers');
  const call = useClient();
  const refresh = useRefreshSession();
  const fields = account.custom_fields.filter(({ entity }) => entity === 'CUSTOMERS');
  const { firstname, lastname, email, phone, language, news } = customer;
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: updateSession.request,
    initial_values: {
      firstname,
      lastname,
      email,
      phone,
      address: addressValues(account.address),
      language,
      news,
      custom_data: customValues(fields, customer.custom_data),
    },
    errorText: useErrorText(),
    toRequest: (values) => ({
      ...values,
      address: addressToSend(values.address),
      custom_data: customEntries(fields, values.custom_data),
    }),
    send: async (request) => {
      const answer = await call('updateSession', request);
      await refresh();
      return answer;
    },
    onDone: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  const input = (path: string) => form.getInputProps(path);
  const languages = LANGUAGES.map((value) => ({ value, label: HABITS[value].name }));
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PersonFields input={input} />
      <FieldGroup title={customers.address}>
        <AddressFields input={input} values={form.values.address} />
      </FieldGroup>
      <RadioGroup
        label={texts.mails_language}
        choices={languages}
        value={form.values.language}
        onChange={(value) => form.setFieldValue('language', asLanguage(value))}
      />
      <Checkbox
        label={texts.news}
        checked={form.values.news}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('news', checked)}
      />
      <CustomFields fields={fields} input={input} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {texts.save}
      </Button>
    </form>
  );
};
