import { Anchor } from '@mantine/core';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { customerPage, registrationPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AnswerReview } from './answer-review.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { HideReview } from './hide-review.tsx';
import { ReviewWords } from './review-words.tsx';
import { Visibility } from './visibility.tsx';

/** The panel of a review: its words, its family, and its registration. */
export function ReviewPanel() {
  const { review = '' } = useParams();
  const { data, error } = useCall('getOfficeReview', { review });
  const panel = usePanel('/reviews');
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  const may = useMay();
  if (data === undefined) return <PanelWaiting list="/reviews" error={error} />;
  const { customer, registration, created_at, updated_at } = data;
  const family = may('customers.read') ? (
    <To to={customerPage(customer.cuid)}>{customer.name}</To>
  ) : (
    customer.name
  );
  const when = formats.date(registration.start_at);
  const registration_fact = may('registrations.read') ? (
    <To to={registrationPage(registration.cuid)}>{when}</To>
  ) : (
    when
  );
  const foot =
    data.visibility !== 'PRIVATE' && may('customer-reviews.update') ? (
      <HideReview review={data} />
    ) : undefined;
  return (
    <SidePanel title={data.activity_title} onClose={panel.close} foot={foot}>
      <ReviewWords review={data} />
      {data.answer === null ? null : <GivenAnswer answer={data.answer} />}
      {may('customer-reviews.update') ? <AnswerReview review={data} /> : null}
      <Facts
        rows={[
          [texts.visibility, <Visibility key="visibility" of={data.visibility} />],
          [texts.created_at, formats.moment(created_at)],
          [texts.updated_at, updated_at === created_at ? null : formats.moment(updated_at)],
          [texts.family, family],
          [texts.participant, data.participant_name],
          [texts.registration, registration_fact],
        ]}
      />
    </SidePanel>
  );
}

function To(props: { to: string; children: string }) {
  return (
    <Anchor component={LinkAndBack} to={props.to}>
      {props.children}
    </Anchor>
  );
}
