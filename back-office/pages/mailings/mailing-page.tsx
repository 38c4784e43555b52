import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { BackToList } from '../../panels/back-to-list.tsx';
import { Page } from '../../shell/page.tsx';
import { UnreadRecord } from '../../shell/unread-record.tsx';
import { MailingDraft } from './mailing-draft.tsx';
import { MailingResults } from './mailing-results.tsx';
import './mailings.css';

/**
 * The page of a mailing: a draft is written, previewed and sent here; a sent one shows its results.
 */
export function MailingPage() {
  const { mailing = '' } = useParams();
  const texts = useTexts('office-mailings');
  const found = useCall('getMailing', { mailing });
  const { data } = found;
  const list = { path: '/mailings', name: texts.title };
  if (data === undefined) return <UnreadRecord found={found} list={list} />;
  const title =
    [data.subject.fr, data.subject.en].find((subject) => subject !== '') ?? texts.untitled;
  return (
    <Page
      title={title}
      below={
        <div className="office-mailing-back">
          <BackToList {...list} />
        </div>
      }
    >
      {data.state === 'DRAFT' || data.state === 'PLANNED' ? (
        <MailingDraft key={`${data.cuid} ${data.state}`} mailing={data} />
      ) : (
        <MailingResults mailing={data} />
      )}
    </Page>
  );
}
