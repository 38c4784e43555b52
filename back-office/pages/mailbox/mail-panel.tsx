import { Code, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SendAgain } from './send-again.tsx';

const WIDTH = 720;

/** An e-mail as the family sees it, in a frame in which nothing can run. */
export function MailPanel() {
  const { mail = '' } = useParams();
  const { data, error } = useCall('getSentMail', { mail });
  const texts = useTexts('office-organisation');
  const mails = useTexts('office-mails');
  const formats = useFormats();
  const panel = usePanel('/mailbox');
  if (data === undefined) return <PanelWaiting list="/mailbox" error={error} width={WIDTH} />;
  return (
    <SidePanel title={data.subject} onClose={panel.close} width={WIDTH}>
      <Facts
        rows={[
          [texts.recipient, data.recipient],
          [texts.when, formats.moment(data.sent_at ?? data.created_at)],
          [texts.state, texts.mailStateOf(data.state)],
          [mails.why, data.failure === null ? '' : mails.failureOf(data.failure)],
          [mails.server_words, data.answer === '' ? '' : <Code key="answer">{data.answer}</Code>],
        ]}
      />
      <SendAgain mail={data} />
      {data.secret ? (
        <Text c="dimmed" mt="md">
          {texts.mail_is_secret}
        </Text>
      ) : (
        <iframe
          className="office-mail"
          title={texts.mail}
          // where the panel scrolls, an element in it takes the focus, so that keys scroll it too
          tabIndex={0}
          sandbox=""
          src={`/api/back-office/mails/${data.cuid}/body`}
        />
      )}
    </SidePanel>
  );
}
