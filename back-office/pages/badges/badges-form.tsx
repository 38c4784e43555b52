import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core';
import { BADGE_LAYOUTS } from '@ribambelle/api/badges/shapes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { useState } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { BadgeLosses } from './badge-losses.tsx';
import type { BadgesOf } from './badges-of.ts';
import { Icon } from '../../shell/icons.tsx';

/**
 * The form that makes the badges of participants, as a PDF that opens in another tab; nothing for
 * staff without the permission.
 */
export function BadgesForm({ of }: { of: BadgesOf }) {
  const texts = useTexts('badges');
  const { permissions } = useSession().collaborator;
  const [layout, setLayout] = useState<(typeof BADGE_LAYOUTS)[number]>('LABELS');
  const [health, setHealth] = useState(false);
  if (!useMay()('badge-lists.read')) return null;
  const query = new URLSearchParams({ ...of, layout, health: String(health), inline: 'true' });
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.help}</Text>
      <Radio.Group label={texts.layout} value={layout}>
        <Stack gap={6} mt={4}>
          {BADGE_LAYOUTS.map((one) => (
            <Radio
              key={one}
              size="sm"
              value={one}
              label={texts.layouts[one]}
              onChange={() => setLayout(one)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {seesFields(permissions, 'ANSWERS') ? (
        <Checkbox
          size="sm"
          label={texts.health}
          description={texts.health_help}
          checked={health}
          onChange={({ currentTarget }) => setHealth(currentTarget.checked)}
        />
      ) : null}
      <BadgeLosses of={of} layout={layout} />
      <Button
        component="a"
        href={`/api/back-office/badges?${query}`}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<Icon name="badge" size={16} />}
      >
        {texts.open}
      </Button>
    </Stack>
  );
}
