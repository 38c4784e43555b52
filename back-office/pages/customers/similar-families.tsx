import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { customerPage } from '../record-addresses.ts';

type Similar = Answer<'listSimilarCustomers'>['data'][number];

/** The typed values of a family that is about to be made. */
export type TypedFamily = Ask<'listSimilarCustomers'>;

/** Returns families that may be the typed one; `waits` is true until they are known. */
export function useSimilarFamilies(family_typed: TypedFamily): {
  readonly families: readonly Similar[];
  readonly waits: boolean;
} {
  const may = useMay();
  const enabled = may('customers.read') && isTelling(family_typed);
  const [debounced] = useDebouncedValue(family_typed, 300);
  const { data, isPlaceholderData } = useCall('listSimilarCustomers', debounced, {
    keep_previous: true,
    enabled: enabled && isTelling(debounced),
  });
  const isSettled = JSON.stringify(debounced) === JSON.stringify(family_typed);
  return {
    families: enabled ? (data?.data ?? []) : [],
    waits: enabled && (!isSettled || data === undefined || isPlaceholderData),
  };
}

/** True when enough is typed to find the same family. */
function isTelling({ firstname = '', lastname = '', phone = '' }: TypedFamily): boolean {
  return phone.trim().length > 7 || (firstname.trim() !== '' && lastname.trim() !== '');
}

/**
 * The families that may be the same, each with a button that takes it instead, or a link to it when
 * there is no `take`.
 */
export function SimilarFamilies({
  families,
  take,
}: {
  families: readonly Similar[];
  take?: (family: { readonly cuid: string; readonly name: string }) => void;
}) {
  const texts = useTexts('office-customers');
  if (families.length === 0) return null;
  return (
    <Alert color="amber" title={texts.similar.title(families.length)} role="status">
      <Stack gap="xs">
        {families.map((family) => (
          <Group key={family.cuid} justify="space-between" wrap="nowrap" gap="xs">
            <div>
              <Text size="sm" fw={600}>
                {family.name}
              </Text>
              <Text size="sm">
                {[family.phone, family.email ?? '', family.participants ?? '']
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Text>
              <Text size="xs" c="gray.7">
                {family.alike.map((way) => texts.similar.alike[way]).join(', ')}
              </Text>
            </div>
            {take === undefined ? (
              <Anchor component={Link} to={customerPage(family.cuid)} size="sm">
                {texts.open_record}
              </Anchor>
            ) : (
              <Button size="compact-sm" variant="default" onClick={() => take(family)}>
                {texts.similar.take}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
