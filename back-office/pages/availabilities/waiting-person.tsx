import { ActionIcon, Button, Menu, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import type { Answer, EndpointName } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { OFFER_MINUTES } from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { MinutesField } from '../../fields/minutes-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { confirm } from '../../panels/confirm.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { Icon } from '../../shell/icons.tsx';

type Person = Answer<'listOfficeWaitingList'>['data'][number];

const REFRESHES = [
  'listOfficeWaitingList',
  'listActivityWaitingList',
  'getOfficeAvailability',
] as const satisfies readonly EndpointName[];

const TWO_HOURS = 120;

/**
 * The tools for an entry of a waiting list: keep a place for it or no longer, give it priority, and
 * remove it.
 */
export function WaitingPersonTools({
  person,
  may,
}: {
  readonly person: Person;
  readonly may: { readonly change: boolean; readonly remove: boolean };
}) {
  const texts = useTexts('office-availabilities');
  if (!may.change && !may.remove) return null;
  return (
    <FormDialog
      title={texts.waiting_keep_title(person.participant.name)}
      renderButton={(open) => (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.waiting_tools(person.participant.name)}
            >
              <Icon name="more" size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may.change ? <Changes person={person} openOffer={open} /> : null}
            {may.remove ? <Remove person={person} /> : null}
          </Menu.Dropdown>
        </Menu>
      )}
    >
      {(close) => <OfferForm person={person} close={close} />}
    </FormDialog>
  );
}

function Changes({ person, openOffer }: { person: Person; openOffer: () => void }) {
  const texts = useTexts('office-availabilities');
  const { cuid: entry, has_priority, offer_expires_at } = person;
  const prefer = useAction('setWaitingListPriority', {
    refreshes: REFRESHES,
    undo: (call) => call('setWaitingListPriority', { entry, has_priority }),
  });
  const withdraw = useAction('withdrawOffer', {
    refreshes: REFRESHES,
    done: texts.waiting_withdrawn,
  });
  return (
    <>
      <Menu.Item onClick={openOffer}>
        {offer_expires_at === null ? texts.waiting_keep : texts.waiting_keep_longer}
      </Menu.Item>
      {offer_expires_at === null ? null : (
        <Menu.Item onClick={() => withdraw.mutate({ entry })}>{texts.waiting_withdraw}</Menu.Item>
      )}
      <Menu.Item onClick={() => prefer.mutate({ entry, has_priority: !has_priority })}>
        {has_priority ? texts.waiting_last : texts.waiting_first}
      </Menu.Item>
    </>
  );
}

function Remove({ person }: { person: Person }) {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const { cuid: entry, participant } = person;
  const remove = useAction('removeFromWaitingList', {
    refreshes: REFRESHES,
    done: texts.waiting_removed,
  });
  const ask = () =>
    confirm({
      title: texts.waiting_remove_title(participant.name),
      consequence: texts.waiting_remove_consequence,
      yes: texts.waiting_remove,
      no: office.cancel,
      run: () => remove.mutate({ entry }),
    });
  return (
    <Menu.Item color="red" onClick={ask}>
      {texts.waiting_remove}
    </Menu.Item>
  );
}

function OfferForm({ person, close }: { person: Person; close: () => void }) {
  const office = useTexts('office');
  const mailWords = useMailWords(person.customer.cuid);
  const texts = useTexts('office-availabilities');
  const { form, saving, sending } = useActionForm('offerPlace', {
    values: { minutes: TWO_HOURS },
    refreshes: REFRESHES,
    done: texts.waiting_kept,
    after: close,
    request: ({ minutes }) => ({ entry: person.cuid, minutes }),
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <MinutesField
          label={texts.waiting_keep_for}
          value={form.values.minutes}
          error={form.errors['minutes']}
          max={OFFER_MINUTES.most}
          onChange={(minutes) => form.setFieldValue('minutes', minutes)}
        />
        <Text size="sm" c="dimmed">
          {person.offer_expires_at === null
            ? `${texts.waiting_keep_help} ${mailWords(office.family_mailed)}`
            : texts.waiting_longer_help}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {office.cancel}
          </Button>
          <Button type="submit" loading={sending}>
            {texts.waiting_keep_button}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}
