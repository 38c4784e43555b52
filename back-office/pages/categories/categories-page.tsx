import {
  ActionIcon,
  Button,
  Group,
  Image,
  Paper,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Icon } from '../../shell/icons.tsx';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import type { Category, CategoryGroup } from './category-group.ts';
import { CategoryPanel } from './category-panel.tsx';
import { GroupPanel } from './group-panel.tsx';

type Opened =
  | { kind: 'group'; group: CategoryGroup }
  | { kind: 'category'; group: CategoryGroup; category: Category | null }
  | null;

/** The list of category groups, which are the filters of the site; one opens beside it. */
export function CategoriesPage() {
  const texts = useTexts('office-categories');
  const navigate = useNavigate();
  const found = useCall('listOfficeCategories', {});
  const { data } = found;
  const [open_panel, setOpenPanel] = useState<Opened>(null);
  const tools = (
    <NewButton permission="categories.create" onClick={() => void navigate('/categories/new')}>
      {texts.add_group}
    </NewButton>
  );
  const close = () => setOpenPanel(null);
  return (
    <Page title={texts.title} tools={tools}>
      <Stack px="md" pb="xl" maw={760} gap="sm">
        <Text c="dimmed">{texts.help}</Text>
        {data === undefined ? <WaitingFor found={found} /> : null}
        {data?.data.length === 0 ? <Text>{texts.empty}</Text> : null}
        {data?.data.map((group) => (
          <GroupCard key={group.cuid} group={group} open={setOpenPanel} />
        ))}
      </Stack>
      {open_panel?.kind === 'group' ? (
        <GroupPanel key={open_panel.group.cuid} group={open_panel.group} onClose={close} />
      ) : null}
      {open_panel?.kind === 'category' ? (
        <CategoryPanel
          key={open_panel.category?.cuid ?? open_panel.group.cuid}
          group={open_panel.group}
          category={open_panel.category}
          onClose={close}
        />
      ) : null}
      <Outlet />
    </Page>
  );
}

function GroupCard({ group, open }: { group: CategoryGroup; open: (opened: Opened) => void }) {
  const texts = useTexts('office-categories');
  const pick = usePickText();
  const may = useMay();
  return (
    <Paper withBorder>
      <Group justify="space-between" px="md" py={8} className="office-panel-head">
        <Title order={2} size="h3">
          {pick(group.title)}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={texts.edit}
          onClick={() => open({ kind: 'group', group })}
        >
          <Icon name="settings" />
        </ActionIcon>
      </Group>
      {group.categories.map((category) => (
        <CategoryLine
          key={category.cuid}
          category={category}
          onOpen={() => open({ kind: 'category', group, category })}
        />
      ))}
      {may('categories.create') ? (
        <Button
          m={6}
          size="xs"
          variant="subtle"
          onClick={() => open({ kind: 'category', group, category: null })}
        >
          {texts.add_category}
        </Button>
      ) : null}
    </Paper>
  );
}

function CategoryLine({ category, onOpen }: { category: Category; onOpen: () => void }) {
  const texts = useTexts('office-categories');
  const pick = usePickText();
  const accent = useSession().organiser.accent_color.slice(1);
  return (
    <UnstyledButton className="office-row" onClick={onOpen}>
      <Image
        src={`/pictures/${category.motif}/${category.cuid}.svg?accent=${accent}`}
        alt=""
        loading="lazy"
        w={36}
        h={26}
        radius={4}
        fit="cover"
      />
      <span>{pick(category.title)}</span>
      <span className="office-muted">{texts.activities(category.activities)}</span>
    </UnstyledButton>
  );
}
