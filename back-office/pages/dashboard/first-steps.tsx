import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Icon } from '../../shell/icons.tsx';
import styles from './dashboard.module.css';

type Step = keyof Answer<'getFirstSteps'>;

/** Where each step is done and who may do it, in the order in which they lead to a first order. */
const STEPS: readonly {
  readonly step: Step;
  readonly path: string;
  readonly permission: Permission;
}[] = [
  { step: 'location', path: '/locations/new', permission: 'locations.create' },
  { step: 'activity', path: '/activities/new', permission: 'activities.create' },
  { step: 'dates', path: '/availabilities/series', permission: 'availabilities.create' },
  { step: 'payment', path: '/settings', permission: 'organiser-payments.update' },
  { step: 'mails', path: '/settings#mails', permission: 'organiser-account.update' },
  { step: 'host_name', path: '/host-names', permission: 'organiser-account.update' },
  { step: 'terms', path: '/terms', permission: 'website-pages.update' },
  { step: 'order', path: '/registrations/new', permission: 'registrations.create' },
];

/** What is left to do before the first order, ticked by itself; nothing once somebody ordered, nor for who may do none of it. */
export function FirstSteps() {
  const texts = useTexts('office-dashboard');
  const { data } = useCall('getFirstSteps', {});
  const answers = useAnswers();
  // whatever was done meanwhile, anywhere in the back-office
  useEffect(() => void answers.invalidate('getFirstSteps'), [answers]);
  const may = useMay();
  const own = STEPS.filter(({ permission }) => may(permission));
  if (data === undefined || data.order || own.length === 0) return null;
  const done = own.filter(({ step }) => data[step]).length;
  return (
    <section>
      <Title order={2}>{texts.first_steps}</Title>
      <Text size="sm" c="dimmed" mb={6}>
        {texts.first_steps_done(done, own.length)}
      </Text>
      {own.map(({ step, path }) => (
        <LinkAndBack key={step} to={path} className={styles['line']}>
          <span className={styles['tick']} data-done={data[step]}>
            {data[step] ? <Icon name="done" size={15} /> : null}
          </span>
          <span className={styles['what']}>{texts.steps[step]}</span>
          <span className="office-muted">{data[step] ? texts.step_done : texts.step_open}</span>
        </LinkAndBack>
      ))}
    </section>
  );
}
