import { Button, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { PasswordField } from '../../fields/password-field.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';

type Member = Answer<'getCollaborator'>;

/**
 * The button that gives a password to a colleague who receives no e-mail: it is told in person, and
 * must be changed at once.
 */
export function GivePassword({ member }: { member: Member }) {
  const texts = useTexts('office-access');
  return (
    <FormDialog
      title={texts.give_password}
      renderButton={(open) => (
        <Button size="compact-sm" variant="light" onClick={open}>
          {texts.give_password}
        </Button>
      )}
    >
      {(close) => <Password member={member} onEnd={close} />}
    </FormDialog>
  );
}

function Password({ member, onEnd }: { member: Member; onEnd: () => void }) {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const { form, saving, sending } = useActionForm('giveProvisionalPassword', {
    values: { password: '' },
    request: ({ password }) => ({ collaborator: member.cuid, password }),
    refreshes: [],
    done: texts.password_given,
    aside: true,
    after: onEnd,
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <Text>{texts.give_password_help(member.firstname)}</Text>
        <PasswordField
          label={texts.provisional_password}
          autoComplete="new-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <DialogFoot>
          <Button variant="default" onClick={onEnd}>
            {office.cancel}
          </Button>
          <Button type="submit" loading={sending}>
            {texts.give}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}
