import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FoundMany } from '../../fields/found-many.tsx';
import { useTyped } from '../../fields/found-select.tsx';
import { fold } from '@ribambelle/domain/base/fold.ts';
import type { ReactNode } from 'react';
import { usePickText } from '../../texts/use-pick-text.ts';
import { useMay } from '../../data/session.tsx';

interface Named {
  readonly cuid: string;
  readonly title: string;
}

interface Props {
  readonly value: readonly Named[];
  readonly onChange: (value: readonly Named[]) => void;
  readonly disabled: boolean;
  readonly error?: ReactNode;
}

/** The categories that a notification is about. */
export function CategoriesField(props: Props) {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const pick = usePickText();
  const { search, near, typing } = useTyped(undefined);
  const found = useCall('listOfficeCategories', {}, { enabled: near && may('categories.read') });
  const rows = (found.data?.data ?? [])
    .flatMap(({ categories }) => categories)
    .map(({ cuid, title }) => ({ cuid, title: pick(title) }))
    .filter(({ title }) => fold(title).includes(fold(search)));
  return (
    <NamedField
      {...props}
      label={texts.categories}
      found={rows}
      reading={found.isFetching}
      typing={typing}
    />
  );
}

/** The memberships that a notification is about. */
export function MembershipsField(props: Props) {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const { search, near, typing } = useTyped(undefined);
  const found = useCall(
    'listOfficeMemberships',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near && may('memberships.read') },
  );
  const rows = found.data?.data ?? [];
  return (
    <NamedField
      {...props}
      label={texts.memberships}
      found={rows}
      reading={found.isFetching}
      typing={typing}
    />
  );
}

/** The collaborators to whom a notification goes. */
export function CollaboratorsField(props: Props) {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const { search, near, typing } = useTyped(undefined);
  const found = useCall(
    'listCollaborators',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near && may('collaborators.read') },
  );
  const rows = (found.data?.data ?? []).map(({ cuid, firstname, lastname }) => ({
    cuid,
    title: `${firstname} ${lastname}`,
  }));
  return (
    <NamedField
      {...props}
      label={texts.collaborators}
      description={texts.collaborators_help}
      found={rows}
      reading={found.isFetching}
      typing={typing}
    />
  );
}

function NamedField(
  props: Props & {
    readonly label: string;
    readonly description?: string;
    readonly found: readonly Named[];
    readonly reading: boolean;
    readonly typing: ReturnType<typeof useTyped>['typing'];
  },
) {
  const { found, description = '' } = props;
  return (
    <FoundMany
      {...props}
      description={description}
      found={found.map(({ cuid, title }) => ({ one: { cuid, title }, label: title }))}
      nameOf={({ title }) => title}
    />
  );
}
