import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { defaultCuid } from '@ribambelle/domain/website/default-pages.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
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

/**
 * The address and the permission of each step, in the order in which they lead to a first order.
 */
const STEPS: readonly {
  readonly step: Step;
  readonly path: string;
  readonly permission: Permission;
}[] = [
  { step: 'location', path: '/locations/new', permission: 'locations.create' },
  { step: 'activity', path: '/activities/new', permission: 'activities.create' },
  { step: 'dates', path: '/availabilities/series', permission: 'availabilities.create' },
  { step: 'payment', path: '/settings', permission: 'organiser-payments.update' },
  { step: 'home_page', path: `/pages/${defaultCuid('/')}`, permission: 'website-pages.update' },
  { step: 'mails', path: '/settings#mails', permission: 'organiser-account.update' },
  { step: 'host_name', path: '/host-names', permission: 'organiser-account.update' },
  { step: 'terms', path: '/terms', permission: 'website-pages.update' },
  { step: 'order', path: '/registrations/new', permission: 'registrations.create' },
];

/**
 * The steps to a first order, ticked by themselves, until all are done or the user puts them aside
 * on this device. After a first order they are a line that unfolds. Nothing for staff who may do
 * none of them.
 */
export function FirstSteps() {
  const texts = useTexts('office-dashboard');
  const { data } = useCall('getFirstSteps', {});
  const answers = useAnswers();
  // a step may have been done meanwhile, anywhere in the back-office
  useEffect(() => void answers.invalidate('getFirstSteps'), [answers]);
  const may = useMay();
  const own_steps = STEPS.filter(({ permission }) => may(permission));
  const [aside, putAside] = useLocalStorage({
    key: 'ribambelle_first_steps',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (data === undefined || aside || own_steps.length === 0) return null;
  const remaining = own_steps.filter(({ step }) => !data[step]).length;
  if (remaining === 0) return null;
  const steps = (
    <>
      <Group justify="space-between" mb={6}>
        <Text size="sm" c="dimmed">
          {texts.first_steps_done(own_steps.length - remaining, own_steps.length)}
        </Text>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => putAside(true)}>
          {texts.first_steps_aside}
        </Button>
      </Group>
      {own_steps.map(({ step, path }) => (
        <LinkAndBack key={step} to={path} className={styles['line']}>
          <span className={styles['tick']} data-done={data[step]}>
            {data[step] ? <Icon name="done" size={15} /> : null}
          </span>
          <span className={styles['what']}>{texts.steps[step]}</span>
          <span className="office-muted">{data[step] ? texts.step_done : texts.step_open}</span>
        </LinkAndBack>
      ))}
    </>
  );
  return data.order ? (
    <details>
      <summary>{texts.first_steps_left(remaining)}</summary>
      {steps}
    </details>
  ) : (
    <section>
      <Title order={2}>{texts.first_steps}</Title>
      {steps}
    </section>
  );
}
