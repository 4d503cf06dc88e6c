<?php
declare(strict_types=1);

namespace Till\Elements\ViewModel;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\View\Asset\Repository;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * The settings of a store view: what is replaced, and where the files are.
 */
class Settings implements ArgumentInterface
{
    private const FILES = 'till_elements/files/';
    private const AREAS = 'till_elements/areas/';

    /**
     * @var ScopeConfigInterface
     */
    private $scopeConfig;

    /**
     * @var Repository
     */
    private $assetRepository;

    /**
     * @param ScopeConfigInterface $scopeConfig
     * @param Repository $assetRepository
     */
    public function __construct(ScopeConfigInterface $scopeConfig, Repository $assetRepository)
    {
        $this->scopeConfig = $scopeConfig;
        $this->assetRepository = $assetRepository;
    }

    /**
     * Whether the blocks of an area of the shop are replaced.
     *
     * @param string $area
     * @return bool
     */
    public function isReplaced(string $area): bool
    {
        return $this->scopeConfig->isSetFlag(self::AREAS . $area, ScopeInterface::SCOPE_STORE);
    }

    /**
     * The URL of a file: below the URL in the settings, otherwise the module's own static file.
     *
     * @param string $file
     * @return string
     */
    public function getFileUrl(string $file): string
    {
        $folder = $this->getFolder();

        return $folder === '' ? $this->assetRepository->getUrl('Till_Elements::till/' . $file) : $folder . $file;
    }

    /**
     * The URL in the settings as a source for the content security policy; empty for files of the shop itself.
     *
     * @return string
     */
    public function getPolicySource(): string
    {
        return preg_match('#^https?://[^\s;,]+$#i', $this->getFolder()) ? $this->getFolder() : '';
    }

    /**
     * The import map with the hashes of the files, as printed by the project's command; empty without one.
     *
     * @return string
     */
    public function getImportMap(): string
    {
        return $this->read('import_map');
    }

    /**
     * The hash of the loader; empty without one.
     *
     * @return string
     */
    public function getIntegrity(): string
    {
        return $this->read('integrity');
    }

    /**
     * The hash of the style sheet; empty without one.
     *
     * @return string
     */
    public function getStyleIntegrity(): string
    {
        return $this->read('style_integrity');
    }

    /**
     * The URL in the settings with a slash at its end; empty without one.
     *
     * @return string
     */
    private function getFolder(): string
    {
        $url = rtrim($this->read('base_url'), '/');

        return $url === '' ? '' : $url . '/';
    }

    /**
     * Reads a string from the settings.
     *
     * @param string $name
     * @return string
     */
    private function read(string $name): string
    {
        return trim((string) $this->scopeConfig->getValue(self::FILES . $name, ScopeInterface::SCOPE_STORE));
    }
}
