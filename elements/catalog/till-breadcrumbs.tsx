import { Breadcrumbs } from '../../src/features/catalog/breadcrumbs/Breadcrumbs';
import { define } from '../define';
import { readBreadcrumbs } from './read-breadcrumbs';
import { breadcrumbsMeta } from './till-breadcrumbs.meta';

define(breadcrumbsMeta, Breadcrumbs, { read: (host) => ({ crumbs: readBreadcrumbs(host) }) });
