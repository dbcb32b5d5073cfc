import ViewList from '@mui/icons-material/ViewList';
import Box from '@mui/material/Box';
import { type ComponentType, memo, type ReactNode } from 'react';
import { Menu, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { UnreadBadge } from '../dashboard/UnreadBadge.tsx';
import { type Named, NewOrdersBadge } from '../live/LiveBadge.tsx';
import { preloadScreen } from '../resources.ts';
import { MENU_GROUPS } from '../ui/menuGroups.ts';

export const SideMenu = () => {
  const definitions = useResourceDefinitions();
  return (
    <Menu sx={MENU}>
      <Menu.DashboardItem />
      {MENU_GROUPS.map(({ key, resources }) => {
        const existing = resources.filter((name) => definitions[name]?.hasList);
        return existing.length > 0 ? (
          <Group key={key} label={key}>
            {existing.map((name) => (
              <Item key={name} icon={definitions[name]?.icon ?? ViewList} name={name} />
            ))}
          </Group>
        ) : null;
      })}
    </Menu>
  );
};

const MENU = {
  py: 1,
  mt: 0,
  // Large text takes a second line instead of being cut.
  '&.RaMenu-open .MuiTypography-root': {
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
};

interface ItemProps {
  icon: ComponentType;
  name: string;
}

/** The link to a screen; react-admin's own item would ask for the right to it with a query each. */
const Item = memo(({ icon: Icon, name }: ItemProps) => {
  const translate = useTranslate();
  const Badge = BADGES[name];
  const preload = () => preloadScreen(`/${name}`);
  const link = (named?: Named) => (
    <Menu.Item
      {...named}
      leftIcon={<Icon />}
      onFocus={preload}
      onPointerEnter={preload}
      primaryText={translate(`resources.${name}.name`, { smart_count: 2 })}
      state={SCROLLED_TO_TOP}
      to={`/${name}`}
    />
  );
  return Badge ? <Badge>{link}</Badge> : link();
});

const SCROLLED_TO_TOP = { _scrollToTop: true };

const BADGES: Readonly<Record<string, ComponentType<{ children: (named: Named) => ReactNode }>>> = {
  messages: UnreadBadge,
  orders: NewOrdersBadge,
};

const Group = ({ label, children }: { label: string; children: ReactNode }) => {
  const [open] = useSidebarState();
  const translate = useTranslate();
  return (
    <>
      <Box
        component="li"
        role="presentation"
        sx={{ ...LABEL, visibility: open ? 'visible' : 'hidden' }}
      >
        {translate(label)}
      </Box>
      {children}
    </>
  );
};

const LABEL = {
  listStyle: 'none',
  px: 2,
  pt: 1.5,
  pb: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
};
