import { ActionIcon, Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Icon } from '../../shell/icons.tsx';
import { type MailLook, MailLookChoice, ShownMail } from '../../mails/mail-look.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlannedMailing } from './planned-mailing.tsx';

type Preview = Answer<'previewMailing'>;

/**
 * The recipients of a draft, the e-mail of each of them, and the buttons that send it. Whether it
 * leaves by itself is shown even where the e-mail cannot be.
 */
export function MailingPreview(props: { mailing: Answer<'getMailing'>; unsaved: boolean }) {
  const { mailing } = props;
  const texts = useTexts('office-mailings');
  const wordsOf = useErrorText();
  return (
    <Stack gap="sm" component="section" aria-label={texts.preview}>
      {mailing.send_at === null ? null : (
        <PlannedMailing mailing={mailing.cuid} send_at={mailing.send_at} />
      )}
      {mailing.not_begun === null ? null : (
        <Alert color="red">{texts.not_begun(wordsOf(mailing.not_begun))}</Alert>
      )}
      <Recipients {...props} />
    </Stack>
  );
}

function Recipients({ mailing, unsaved }: { mailing: Answer<'getMailing'>; unsaved: boolean }) {
  const texts = useTexts('office-mailings');
  const office = useTexts('office');
  const [at, setAt] = useState(0);
  const [language, setLanguage] = useState<Language | null>(null);
  const shown = { mailing: mailing.cuid, at, ...(language === null ? {} : { language }) };
  const found = useCall('previewMailing', shown, { keep_previous: true });
  const { data, error } = found;
  if (data === undefined)
    return error === null ? (
      <PartWaiting found={found} />
    ) : (
      <Alert color="red">{sentenceOf(error, office.no_answer)}</Alert>
    );
  return (
    <>
      <Title order={2}>{texts.preview}</Title>
      {data.held_back.map(({ code, count }) => (
        <Alert key={code} color="amber">
          {texts.held_back_count(count, texts.held_back[code])}
        </Alert>
      ))}
      {data.recipient === null ? (
        <Alert color="amber">{texts.nobody}</Alert>
      ) : (
        <OneOfThem
          mailing={mailing}
          at={at}
          setAt={setAt}
          of={data.families}
          recipient={data.recipient}
          onLanguage={setLanguage}
        />
      )}
      {unsaved ? (
        <Text size="sm" role="status">
          {texts.save_first}
        </Text>
      ) : null}
      <Sending
        mailing={mailing}
        at={at}
        families={data.families}
        ready={!unsaved && data.families > 0}
      />
    </>
  );
}

/**
 * One of the families, with its e-mail in a frame in which nothing can run, and buttons for the
 * previous and the next one.
 */
function OneOfThem(props: {
  mailing: Answer<'getMailing'>;
  at: number;
  setAt: (at: number) => void;
  of: number;
  recipient: NonNullable<Preview['recipient']>;
  onLanguage: (language: Language) => void;
}) {
  const { mailing, at, setAt, of, recipient } = props;
  const texts = useTexts('office-mailings');
  const [look, setLook] = useState<MailLook>('DESKTOP');
  const step = (name: 'previous' | 'next') => {
    const to = name === 'next' ? at + 1 : at - 1;
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={texts[name]}
        disabled={to < 0 || to >= of}
        onClick={() => setAt(to)}
      >
        <Icon name={name === 'next' ? 'right' : 'left'} size={16} />
      </ActionIcon>
    );
  };
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {step('previous')}
        {step('next')}
        <Text role="status">{texts.preview_for(recipient.name, at + 1, of)}</Text>
      </Group>
      <MailLookChoice
        language={recipient.language}
        onLanguage={props.onLanguage}
        look={look}
        onLook={setLook}
      />
      <Text fw={600}>{recipient.subject}</Text>
      <ShownMail
        look={look}
        title={texts.preview}
        text={recipient.text}
        src={`/api/back-office/mailings/${mailing.cuid}/preview/body?at=${at}&language=${recipient.language}&as_read=${mailing.version}`}
      />
    </>
  );
}

/** The buttons that send or plan the mailing, and send a trial to the user. */
function Sending(props: {
  mailing: Answer<'getMailing'>;
  at: number;
  families: number;
  ready: boolean;
}) {
  const { at, families, ready } = props;
  const { cuid: mailing, version: as_read, send_at } = props.mailing;
  const texts = useTexts('office-mailings');
  const office = useTexts('office');
  const may = useMay();
  const answers = useAnswers();
  const delivers = useCall('getMailStatus', {}).data?.delivers !== false;
  const attempt = useAction('tryMailing', {
    refreshes: [],
    done: delivers ? texts.tried : texts.try_kept,
  });
  const send = useAction('sendMailing', {
    refreshes: ['getMailing', 'listMailings'],
    done: delivers ? texts.sent : texts.kept,
    once: true,
  });
  // a sent mailing no longer has a preview; one that was refused because it changed since it was
  // read has another
  const onError = () => void answers.invalidate('previewMailing');
  if (!may('customer-notifications.create')) return null;
  const ask = () =>
    confirm({
      title: texts.send_title,
      consequence: delivers ? texts.send_consequence(families) : texts.keep_consequence(families),
      yes: delivers ? texts.send(families) : texts.keep(families),
      no: office.cancel,
      run: () => send.mutate({ mailing, as_read, families }, { onError }),
    });
  return (
    <Group gap="sm">
      {send_at === null ? (
        <>
          <Button disabled={!ready} loading={send.isPending} onClick={ask}>
            {delivers ? texts.send(families) : texts.keep(families)}
          </Button>
          <PlanDialog
            mailing={props.mailing}
            families={families}
            ready={ready}
            onRefused={onError}
          />
        </>
      ) : null}
      <Button
        variant="default"
        disabled={!ready}
        loading={attempt.isPending}
        onClick={() => attempt.mutate({ mailing, at })}
      >
        {texts.try}
      </Button>
    </Group>
  );
}
