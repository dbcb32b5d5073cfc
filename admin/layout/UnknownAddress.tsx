import {
  Navigate,
  ResourceContextProvider,
  type ResourceDefinition,
  useCreatePath,
  useGetOne,
  useLocation,
  useResourceDefinitions,
} from 'react-admin';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { isRecordId, openRecord } from '../ui/useOpenRecord.ts';

/** Redirects unknown addresses: a slug to its record, anything else to the list. */
export const UnknownAddress = () => {
  const definitions = useResourceDefinitions();
  const { pathname } = useLocation();
  const [name = '', id] = pathname.split('/').filter(Boolean);
  const definition = definitions[name];
  // Photos have no list: their screen takes a car's slug and handles errors itself.
  if (!definition || id === undefined || name === 'car-photos') return null;
  if (openRecord(pathname, 'edit', definition) ?? openRecord(pathname, 'show', definition)) {
    return null;
  }
  if (isRecordId(id)) return <ToRecord definition={definition} id={id} />;
  if (id === 'create') return <Navigate replace to={`/${name}`} />;
  return (
    <ResourceContextProvider value={name}>
      <BySlug definition={definition} key={id} slug={id} />
    </ResourceContextProvider>
  );
};

const BySlug = ({ definition, slug }: { definition: ResourceDefinition; slug: string }) => {
  const onError = useEditFailure();
  const { data } = useGetOne(definition.name, { id: slug }, { onError, retry: false });
  return data ? <ToRecord definition={definition} id={String(data.id)} /> : null;
};

const ToRecord = ({ definition, id }: { definition: ResourceDefinition; id: string }) => {
  const createPath = useCreatePath();
  const type = definition.hasEdit ? 'edit' : 'show';
  return <Navigate replace to={createPath({ resource: definition.name, id, type })} />;
};
