import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { useMailWords } from '../../data/use-mail-words.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';

type Request = Answer<'getOfficeRegistrationRequest'>;

const REFRESHES = ['getOfficeRegistrationRequest', 'listOfficeRegistrationRequests'] as const;

/**
 * The button that approves a request, and the question before it: the dates that are given, and the
 * message to the family.
 */
export function ApproveRequest({ request }: { request: Request }) {
  const texts = useTexts('office-registration-requests');
  return (
    <FormDialog
      title={texts.approve_title(request.participant.fullname)}
      renderButton={(open) => <Button onClick={open}>{texts.approve}</Button>}
    >
      {(close) => <ApproveForm request={request} close={close} />}
    </FormDialog>
  );
}

function ApproveForm({ request, close }: { request: Request; close: () => void }) {
  const texts = useTexts('office-registration-requests');
  const formats = useFormats();
  const mailWords = useMailWords(request.customer.cuid);
  const { availabilities } = request;
  const { form, saving, sending } = useActionForm('approveRegistrationRequest', {
    // a full date would be refused
    values: {
      availabilities: availabilities.filter(({ free }) => free !== 0).map(({ cuid }) => cuid),
      message: '',
    },
    request: (values) => ({ ...values, request: request.cuid }),
    refreshes: REFRESHES,
    done: texts.approved,
    after: close,
  });
  const given_cuids = form.values.availabilities;
  const sum = sumAmounts(
    availabilities.filter(({ cuid }) => given_cuids.includes(cuid)).map(({ price }) => price),
  );
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>
          {texts.approve_follows} {mailWords(texts.approve_mailed)}
        </Text>
        <Checkbox.Group label={texts.requested} {...form.getInputProps('availabilities')}>
          <Stack gap="xs" mt={4}>
            {availabilities.map(({ cuid, start_at, location, free }) => (
              <Checkbox
                key={cuid}
                value={cuid}
                label={[formats.moment(start_at), location?.name, texts.free(free)]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Text c="dimmed">{texts.approve_sum(formats.price(sum))}</Text>
        <Textarea
          label={texts.approve_message}
          autosize
          minRows={2}
          {...form.getInputProps('message')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.approve}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
