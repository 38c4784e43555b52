import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useParams } from 'react-router';
import { BackToList } from '../../panels/back-to-list.tsx';
import { Gone } from '../../shell/messages.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
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
  const { data, error } = found;
  const list = { path: '/mailings', name: texts.title };
  const back = <BackToList {...list} />;
  if (data === undefined)
    return (
      <div className="office-record-head">
        {back}
        {error !== null && isRefusal(error) ? (
          <Gone why={sentenceOf(error, '')} list={list} />
        ) : (
          <WaitingFor found={found} />
        )}
      </div>
    );
  const title =
    [data.subject.fr, data.subject.en].find((subject) => subject !== '') ?? texts.untitled;
  return (
    <Page title={title} below={<div className="office-mailing-back">{back}</div>}>
      {data.state === 'DRAFT' ? (
        <MailingDraft key={data.cuid} mailing={data} />
      ) : (
        <MailingResults mailing={data} />
      )}
    </Page>
  );
}
