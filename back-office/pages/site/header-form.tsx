import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

const LOGO = ['left', 'center'] as const;
const LINKS = ['left', 'center', 'right'] as const;

/** The form of the header: where logo and links stand, and whether it stays in sight. */
export function HeaderForm({ site }: { site: Site }) {
  const texts = useTexts('office-themes');
  const { form, saving, may, buttons } = useSiteForm<Pick<Site, 'header'>>(site, {
    values: { header: site.header },
    request: (values) => values,
  });
  const { header } = form.values;
  const set = (change: Partial<Site['header']>) =>
    form.setFieldValue('header', { ...header, ...change });
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Group gap="xl" align="start">
            <Stack gap={4}>
              <Text component="div" size="sm" fw={600}>
                {texts.logo_position}
              </Text>
              <SegmentedControl
                aria-label={texts.logo_position}
                data={LOGO.map((value) => ({ value, label: texts.logo_positions[value] }))}
                value={header.logo_position}
                onChange={(value) =>
                  set({ logo_position: LOGO.find((each) => each === value) ?? 'left' })
                }
              />
            </Stack>
            <Stack gap={4}>
              <Text component="div" size="sm" fw={600}>
                {texts.links_position}
              </Text>
              <SegmentedControl
                aria-label={texts.links_position}
                data={LINKS.map((value) => ({ value, label: texts.links_positions[value] }))}
                value={header.links_position}
                onChange={(value) =>
                  set({ links_position: LINKS.find((each) => each === value) ?? 'left' })
                }
              />
            </Stack>
          </Group>
          <Text size="sm" c="dimmed">
            {texts.header_phone}
          </Text>
          <Checkbox
            label={texts.sticky}
            checked={header.sticky}
            onChange={({ currentTarget }) => set({ sticky: currentTarget.checked })}
          />
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
