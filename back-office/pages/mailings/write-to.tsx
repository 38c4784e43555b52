import { Button } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { Icon } from '../../shell/icons.tsx';
import { type Recipients, useWriteTo } from './use-write-to.ts';

/**
 * The button that begins a mailing to these recipients; not there for staff without the permission
 * to write.
 */
export function WriteTo(props: { recipients: Recipients; size?: 'compact-sm'; children: string }) {
  const { recipients, size, children } = props;
  const may = useMay();
  const { begin, beginning } = useWriteTo();
  if (!may('customer-notifications.create') || !may('registrations.read')) return null;
  return (
    <Button
      {...(size === undefined ? { variant: 'default' } : { variant: 'light', size })}
      leftSection={<Icon name="mail" size={16} />}
      loading={beginning}
      onClick={() => begin(recipients)}
    >
      {children}
    </Button>
  );
}
